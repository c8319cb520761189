/** The menu's look: it comes with the view, so the printed page does not carry it. */
export const MORE_STYLE = `
.controls {
  position: relative;
}
.player:has(.more[open]) {
  overflow: visible;
}
@container (max-width: 32rem) {
  .art {
    border-start-start-radius: var(--onda-radius, 1rem);
    border-start-end-radius: var(--onda-radius, 1rem);
  }
}
.more {
  flex: none;
  margin-inline-start: auto;
}
.more summary {
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  list-style: none;
  cursor: pointer;
}
.more summary::-webkit-details-marker {
  display: none;
}
.more summary svg {
  inline-size: 1.5rem;
  fill: currentcolor;
}
.more :focus-visible {
  outline: 3px solid currentcolor;
  outline-offset: 2px;
}
.more-menu {
  position: absolute;
  inset-block-end: 100%;
  inset-inline-end: 0;
  z-index: 2;
  display: grid;
  gap: 0.5rem;
  inline-size: max-content;
  max-inline-size: 100%;
  padding: 0.75rem;
  border: 1px solid;
  border-radius: 0.75rem;
  background: canvas;
  color: canvastext;
}
.more-menu fieldset {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0;
  border: 0;
}
.more-menu button {
  min-block-size: 2.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid;
  border-radius: 999px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.more-menu button[aria-pressed="true"] {
  background: canvastext;
  color: canvas;
}`;
