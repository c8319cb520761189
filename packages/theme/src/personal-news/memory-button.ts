import { fromTemplate } from '@onda/core/dom/from-template';
import { type Language, translator } from '@onda/core/i18n/messages';
import { consentTo } from '../consent';
import { askMessages } from './ask-messages';
import { memoryButton, statusLine } from './generated/news-templates';
import { personalMessages } from './messages';
import type { ReadingMemory } from './reading-memory';

export interface MemoryButton {
  node: HTMLElement;
  status: HTMLElement;
  /** Shows how things stand now. */
  draw(): void;
}

/** A button that forgets all or, when nothing is kept, lets the browser remember; `changed` runs after either. */
export function createMemoryButton(
  language: Language,
  memory: ReadingMemory,
  changed: () => void,
): MemoryButton {
  const t = translator(personalMessages, language);
  const node = fromTemplate(memoryButton);
  const status = fromTemplate(statusLine);
  const remember = () => (memory.begin() ? 'remembered' : 'refused');
  const forget = () => {
    memory.forget();
    return 'forgotten' as const;
  };
  node.addEventListener('click', () => {
    status.textContent = t(memory.has() ? forget() : remember());
    changed();
  });
  return {
    node,
    status,
    draw() {
      const isKept = memory.has();
      node.setAttribute('part', isKept ? 'forget' : 'remember');
      node.textContent = isKept ? t('forget') : translator(askMessages, language)('remember');
      // The site's own notice is the place to agree where the site asks; who has just forgotten may want it back.
      const consent = consentTo('preferences');
      node.hidden = !isKept && (consent === 'refused' || (consent === 'given' && !memory.wasForgotten()));
    },
  };
}
