/** The button for the comments; on a line of its own, to which a theme gives the width of its text. */
export const Toggle = () => (
  <div>
    <button type="button" className="onda-comments-toggle wp-element-button" />
  </div>
);
