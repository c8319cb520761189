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
  /** Shows the current state. */
  draw(): void;
}

/** A button that deletes the memory or, when it is empty, starts it; `changed` runs after either. */
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
      // A site with a notice asks there; a visitor who has just deleted the memory may start it again here.
      const consent = consentTo('preferences');
      node.hidden = !isKept && (consent === 'refused' || (consent === 'given' && !memory.wasForgotten()));
    },
  };
}
