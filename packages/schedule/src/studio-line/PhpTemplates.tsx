export { Face } from './Face';

/** The way to the screen that fills it, for who may open it. */
export const Fill = ({ address, text }: Record<'address' | 'text', string>) => (
  <p part="empty">
    <a href={address}>{text}</a>
  </p>
);
