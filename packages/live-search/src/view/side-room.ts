/** The least that stays free beside the panel, in pixels. */
export const EDGE_PX = 16;

/** A box in a header is narrower than what it finds: its panel opens to the side where the page has more room. */
export function findRoom(frame: Element, { dataset, style }: HTMLElement): void {
  const { left, right } = frame.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const isRight = left + right > page;
  dataset.side = isRight ? 'right' : 'left';
  style.setProperty('--masthead-room', `${(isRight ? right : page - left) - EDGE_PX}px`);
}
