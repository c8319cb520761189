const LONGEST = 60;

/** Describes an element by its tag and its words: `h2 «Últimas noticias»`. */
export function describe(element: Element): string {
  const words = wordsOf(element).replace(/\s+/g, ' ').trim();
  const short = [...words].length > LONGEST ? `${[...words].slice(0, LONGEST - 1).join('')}…` : words;
  return short ? `${element.localName} «${short}»` : element.localName + classOf(element);
}

function wordsOf(element: Element): string {
  const picture = element.matches('img') ? element : element.querySelector('img[alt]');
  return (
    element.getAttribute('aria-label') || element.textContent.trim() || picture?.getAttribute('alt') || ''
  );
}

const classOf = ({ classList }: Element) => (classList[0] ? `.${classList[0]}` : '');
