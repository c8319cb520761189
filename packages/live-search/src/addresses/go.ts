import type { Destination } from './redirects';

/**
 * Leads the visitor there, in this tab or in a new one; by a click on a link, so that what keeps the radio playing sees
 * it.
 */
export function go({ address, post }: Destination, location: string, place: HTMLElement): void {
  const target = location === 'new' ? '_blank' : '_self';
  const leader = post ? formTo(address, post) : Object.assign(document.createElement('a'), { href: address });
  leader.target = target;
  leader.rel = 'noopener';
  leader.hidden = true;
  place.append(leader);
  if (leader instanceof HTMLFormElement) leader.submit();
  else leader.click();
  leader.remove();
}

function formTo(action: string, fields: Record<string, string>): HTMLFormElement {
  const form = Object.assign(document.createElement('form'), { action, method: 'post' });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return form;
}
