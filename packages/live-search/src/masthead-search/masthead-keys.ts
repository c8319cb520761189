import { bindKeys } from '../box/bind-keys';
import type { Box } from './masthead-box';
import type { Masthead } from './store';

/** The focus goes through the links of the panel and back into the field. Enter in the field sends nothing. */
export function moveByKeys(
  { frame, field }: Box,
  { active, close }: Masthead,
  signal: AbortSignal,
  isLive: () => boolean,
): void {
  const move = (target: EventTarget | null, by: 1 | -1) => {
    const links = [...frame.querySelectorAll<HTMLElement>('.onda-masthead-panel a')];
    const stops = [field, ...links.filter((link) => !link.closest('[hidden]'))];
    const at = stops.indexOf(target as HTMLElement);
    const next = at < 0 ? undefined : stops[at + by];
    next?.focus();
    return next !== undefined;
  };
  bindKeys(
    frame,
    ({ target }) => ({
      isOpen: active.getState(),
      isActive: target !== field,
      isGrid: false,
      isRtl: false,
      isEmpty: field.value === '',
    }),
    {
      next: ({ target }) => move(target, 1),
      previous: ({ target }) => move(target, -1),
      submit: isLive,
      close({ target }) {
        if (target !== field) field.focus();
        close();
      },
    },
    signal,
  );
}
