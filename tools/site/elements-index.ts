import { byTopic } from './topics';

interface Listed {
  tag: string;
  description: string;
}

/** `elements/index.md`: every element by topic, as cards. */
export function elementsIndex(elements: readonly Listed[]): string {
  const topics = byTopic(elements).map(([topic, members]) => `## ${topic}\n\n${cards(members)}\n`);
  return `---
title: Elements
description: Every element of Onda.
---

# Elements

<p class="lead">${elements.length} elements. Each page has a live example, the ways to write it, and all that it promises.</p>

${topics.join('\n')}`;
}

const cards = (members: readonly Listed[]) =>
  `<div class="element-cards">\n${members
    .map(
      ({ tag, description }) => `<a href="/elements/${tag}"><b>&lt;${tag}&gt;</b>${inHtml(description)}</a>`,
    )
    .join('\n')}\n</div>`;

const inHtml = (text: string) => text.replace(/[&<>{]/g, (sign) => `&#${sign.charCodeAt(0)};`);
