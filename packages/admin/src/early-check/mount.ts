import { askAsVisitor, type Outcome } from './ask-as-visitor';

/** The test beside the switch of early answers. It stays hidden on a screen without our data. */
export function mountEarlyCheck(root: ParentNode, data: unknown, ask: typeof fetch): void {
  const { page, url, texts } = Object(data) as Record<string, unknown>;
  const box = root.querySelector<HTMLElement>('.onda-early-check');
  const button = box?.querySelector('button');
  const result = box?.querySelector('[role="status"]');
  if (!box || !button || !result || typeof page !== 'string' || typeof url !== 'string') return;
  const words = Object(texts) as Record<Outcome['kind'] | 'testing', string>;
  box.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    result.textContent = words.testing;
    const outcome = await askAsVisitor(page, url, ask);
    const status = outcome.kind === 'refused' ? outcome.status || '3xx' : '';
    result.textContent = words[outcome.kind].replace('%d', String(status));
    button.disabled = false;
  });
}
