import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { MarkupElement, MarkupNode, ParseMarkup } from '../feed-options';

type Entry = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

/** fast-xml-parser as a `ParseMarkup`, for Node, where there is no DOMParser. XML only. */
export const parseXmlInNode: ParseMarkup = (text) =>
  XMLValidator.validate(text) === true ? node('#document', parser.parse(text)) : null;

function node(tagName: string, entries: readonly Entry[]): MarkupElement {
  const children = entries.flatMap((entry) => childOf(entry) ?? []);
  return {
    tagName,
    textContent: entries.map((entry) => textOf(entry)).join(''),
    getElementsByTagName: (name) => children.flatMap((child) => [child, ...below(child)]).filter(named(name)),
  };
}

function childOf(entry: Entry): MarkupElement | null {
  const name = Object.keys(entry).find((key) => key !== ':@' && key !== '#text');
  return name === undefined ? null : node(name, entry[name] as Entry[]);
}

const textOf = (entry: Entry): string => String(entry['#text'] ?? childOf(entry)?.textContent ?? '');

const below = (element: MarkupNode): MarkupElement[] => Array.from(element.getElementsByTagName('*'));

const named = (name: string) => (element: MarkupElement) => name === '*' || element.tagName === name;
