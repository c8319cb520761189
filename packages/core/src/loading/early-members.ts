/** The members of elements that scripts use before their code is there. */
export interface EarlyMembers {
  /** Selector of the elements that have them. */
  media: string;
  /** Name → its value until the code has loaded; null for a method. */
  members: Record<string, unknown>;
}

/**
 * The prototype of an element that waits for its code, until that of its class replaces it. A call of a method loads
 * the code, and then calls the method.
 */
export function earlyPrototype(
  members: EarlyMembers['members'] | undefined,
  load: (tag: string) => Promise<unknown>,
): object {
  const early: Record<string, unknown> = { __proto__: HTMLElement.prototype };
  for (const name in members)
    early[name] =
      members[name] ??
      async function (this: HTMLElement) {
        await load(this.localName);
        // An element that has left the page is not upgraded.
        return (customElements.get(this.localName) as CustomElementConstructor).prototype[name].call(this);
      };
  return early;
}
