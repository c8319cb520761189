import { flag } from '@onda/core/element/printed';
import { webAddress } from '@onda/core/http/safe-url';
import { propsOf } from '@onda/core/react/react-nodes';
import { createElement, memo, type ReactNode, useState } from 'react';
import { type Cell, cellId, rowId } from '../box/combobox';
import { type Mark, unmarked } from './marked';
import { BUTTON, HEADER, ITEM, type ResultList } from './result-list';

/** How the results of one answer are drawn. */
export interface Way {
  list: ResultList;
  listId: string;
  mark: Mark;
  /** A result's address as it is linked. */
  link(address: string): string;
}

/** The state that changes while they are shown. */
interface States {
  active: Cell | undefined;
  isHidden(item: number): boolean;
}

/** The server's results in its own markup, on which themes hang, as a popup may hold them. */
export const Results = ({ way, states }: { way: Way; states: States }) =>
  way.list.pages.map((nodes, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages are only added
    <Siblings key={page} nodes={nodes} way={way} states={states} />
  ));

interface SiblingsProps {
  nodes: Iterable<ChildNode>;
  way: Way;
  states: States;
}

/** A header and the results up to the next one belong together, whether or not the server put them into a box. */
function Siblings({ nodes, way, states }: SiblingsProps) {
  const drawn: ReactNode[] = [];
  let group: { header: Element; members: ReactNode[] } | undefined;
  const close = () => {
    if (group) drawn.push(<Group key={drawn.length} className="asp_results_group" {...group} way={way} />);
    group = undefined;
  };
  for (const node of nodes) {
    if (!(node instanceof Element) && !node.nodeValue?.trim()) continue;
    if (node instanceof Element && node.matches(HEADER)) {
      close();
      group = { header: node, members: [] };
    } else if (node instanceof Element && node.matches(ITEM) && group) {
      group.members.push(drawTop(node, group.members.length, way, states));
    } else {
      close();
      drawn.push(drawTop(node, drawn.length, way, states));
    }
  }
  close();
  return drawn;
}

/** A result, a box of results, or what the server put beside them. */
function drawTop(node: ChildNode, key: number, way: Way, states: States): ReactNode {
  if (!(node instanceof Element)) return node.nodeValue;
  const item = way.list.items.indexOf(node);
  if (item >= 0) {
    const active = states.active?.item === item ? states.active.cell : undefined;
    return <Item key={key} place={item} active={active} isHidden={states.isHidden(item)} way={way} />;
  }
  if (!node.querySelector(`${ITEM}, ${HEADER}`)) return drawInner(node, key, { ...way, mark: unmarked });
  const header = node.matches('.asp_results_group') ? node.querySelector(`:scope > ${HEADER}`) : null;
  const members = [...node.childNodes].filter((child) => child !== header);
  const inside = <Siblings nodes={members} way={way} states={states} />;
  if (!header) return createElement(node.localName, { ...propsOf(node), key }, inside);
  return <Group key={key} className={node.className} header={header} members={inside} way={way} />;
}

interface GroupProps {
  className: string;
  header: Element;
  members: ReactNode;
  way: Way;
}

function Group({ className, header, members, way: { list, listId } }: GroupProps) {
  const id = rowId(listId, list.rows.indexOf(header));
  const named = { role: list.isGrid ? 'rowgroup' : 'group', 'aria-labelledby': id };
  return (
    <div className={className} {...named}>
      <div className={header.className} id={id} role="presentation">
        {header.textContent}
      </div>
      {members}
    </div>
  );
}

interface ItemProps {
  /** Its place among the results. */
  place: number;
  /** Its active cell. */
  active: number | undefined;
  isHidden: boolean;
  way: Way;
}

/**
 * An option that is itself the link, so that every click is the browser's own; or a row whose cells are the link and
 * the buttons.
 */
const Item = memo(({ place, active, isHidden, way }: ItemProps) => {
  const { rows, items, buttons, isGrid } = way.list;
  const item = items[place];
  if (!item) return null;
  const row = rows.indexOf(item);
  const id = rowId(way.listId, row);
  const isLast = rows[row + 1]?.matches(HEADER) ?? true;
  const shared = {
    id,
    role: isGrid ? 'row' : 'option',
    className: `${item.className}${isLast ? ' asp_last_item' : ''}`,
    'aria-selected': active !== undefined,
    hidden: isHidden,
  };
  const inside = drawInside(item, way);
  if (!isGrid) {
    const address = item.querySelector<HTMLAnchorElement>('a[href]')?.href;
    const href = address && way.link(address);
    return (
      <a {...shared} tabIndex={-1} href={href} data-active={flag(active === 0)}>
        {inside}
      </a>
    );
  }
  const cell = (at: number, className: string, children: ReactNode) => {
    const states = { role: 'gridcell', id: cellId(id, at), 'data-active': flag(active === at) };
    return (
      <div key={at} className={className} {...states}>
        {children}
      </div>
    );
  };
  return (
    <div {...shared}>
      {cell(0, 'asp_cell', inside)}
      {buttons[place]?.map((button, at) => cell(at + 1, 'asp_button_cell', drawInner(button, 0, way)))}
    </div>
  );
});

/** Draws a result without its buttons, which have cells of their own. */
const drawInside = (parent: Element, way: Way): ReactNode[] =>
  [...parent.childNodes].map((child, key) => {
    if (!(child instanceof Element)) return way.mark(child.nodeValue ?? '');
    return child.matches(BUTTON) ? null : drawInner(child, key, way);
  });

/** As the server printed it. In an option a link is a text; a title in a list of results is no heading of the page. */
function drawInner(node: Element, key: number, way: Way): ReactNode {
  const { localName } = node;
  const { isGrid } = way.list;
  const props: Record<string, unknown> = { ...propsOf(node), key };
  if (['img', 'br', 'hr', 'wbr'].includes(localName)) return createElement(localName, props);
  const children = drawInside(node, way);
  if (node.matches('.asp_image')) return <Picture key={key} place={node} inside={children} />;
  if (localName === 'a' && !isGrid)
    return (
      <span key={key} className={node.className}>
        {children}
      </span>
    );
  if (localName === 'a' || localName === 'button') props.tabIndex = -1;
  if (node instanceof HTMLAnchorElement && node.matches('.asp_res_url[href]'))
    props.href = way.link(node.href);
  if (/^h[1-6]$/.test(localName)) props.role = 'presentation';
  return createElement(localName, props, ...children);
}

/** Ajax Search Pro prints a picture as the address of a background. One that does not come leaves no hole. */
function Picture({ place, inside }: { place: Element; inside: ReactNode[] }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  const { 'data-src': written, ...props } = propsOf(place);
  const address = place.querySelector('img') ? '' : webAddress(written);
  const added = address && <img key="added" alt="" loading="lazy" decoding="async" src={address} />;
  return createElement(
    place.localName,
    { ...props, onError: () => setBroken(true) },
    ...inside,
    added || null,
  );
}
