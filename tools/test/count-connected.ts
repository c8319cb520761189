/** The custom elements that come to the page. */
export function countConnected(): Set<Element> {
  const connected = new Set<Element>();
  const define = customElements.define.bind(customElements);
  customElements.define = (name, element, options) => {
    const { connectedCallback } = element.prototype;
    element.prototype.connectedCallback = function (this: Element) {
      connected.add(this);
      connectedCallback?.call(this);
    };
    define(name, element, options);
  };
  return connected;
}
