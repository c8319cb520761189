/** The members of elements that scripts use before their code is there. */
export interface EarlyMembers {
  /** Selector of the elements that have them. */
  media: string;
  /** Their methods. */
  names: readonly string[];
  /** Property → its value until the code knows better. */
  props: Record<string, unknown>;
}

/** A method of an element that waits for its code: a call brings the code and then acts. */
export const earlyCall = (name: string, load: (tag: string) => Promise<unknown>) =>
  function (this: HTMLElement): Promise<unknown> {
    // One that has left the page is not upgraded.
    return load(this.localName).then(() =>
      (customElements.get(this.localName) as CustomElementConstructor).prototype[name].call(this),
    );
  };
