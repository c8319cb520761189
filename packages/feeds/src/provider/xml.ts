/** An element that is not closed yet. */
interface Open {
  tag: string;
  key: string;
  values: Record<string, unknown>;
  text: string;
}

/** Comments and character data without an end go to the end of the text: it is not looked through for each anew. */
const PART =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^<>]*>|<(\/?)([a-z_][\w:.-]{0,60})((?:\s+[\w:.-]{1,60}\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** No status page has more elements inside one another. */
const DEPTH = 30;

/**
 * The tree of an XML document as providers/README.md describes it. It is lenient on purpose: stream servers write bare
 * `&` and `<` into titles, which a parser of XML refuses. Undefined for a document whose end is missing.
 */
export function parseXml(text: string): Record<string, unknown> | undefined {
  const root = opened('', '');
  const open = [root];
  let end = 0;
  for (const part of text.matchAll(PART)) {
    const [written, data, closing, tag, attributes = '', isWhole] = part;
    addText(open, text.slice(end, part.index) + (data ?? ''));
    end = part.index + written.length;
    if (!tag) continue;
    if (!closing) open.push(opened(tag, attributes));
    if (closing || isWhole) close(open, tag);
    if (open.length > DEPTH) return undefined;
  }
  return open.length === 1 ? root.values : undefined;
}

function opened(tag: string, attributes: string): Open {
  const values: Record<string, unknown> = Object.create(null);
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) values[name] = double ?? single;
  const { name, ...others } = values;
  return typeof name === 'string'
    ? { tag, key: name, values: Object.assign(Object.create(null), others), text: '' }
    : { tag, key: tag, values, text: '' };
}

function addText(open: readonly Open[], text: string): void {
  const element = open.at(-1);
  if (element) element.text += text;
}

/** Closes the nearest element of that name with all that nobody closed inside it. */
function close(open: Open[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  while (index > 0 && open.length > index) {
    const { key, values, text } = open.pop() as Open;
    const parent = (open.at(-1) as Open).values;
    const value = Object.keys(values).length === 0 ? text : values;
    const known = parent[key];
    if (Array.isArray(known)) known.push(value);
    else parent[key] = known === undefined ? value : [known, value];
  }
}
