import { adoptStyle } from '@onda/core/element/adopt-style';
import type { Lifetime } from '@onda/core/element/lifetime';
import { VALIDATION_THRESHOLD } from '@onda/core/forms/validation';
import { languageOf } from '@onda/core/i18n/messages';
import type { Clock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';
import css from './form-check.css';
import { createFormMarks } from './form-marks';
import { problemOf, type Question, questionOf, questionsOf, valuesOf } from './form-questions';

/** The pause before the first check of a text, so that no error appears while it is typed. */
const PAUSE_MS = 500;

export interface FormCheck {
  /** Whether all fields are valid. Invalid ones are marked and listed above the form, and the list gets the focus. */
  check(): boolean;
}

/**
 * Checks a form when it is sent, a field once it has more than three characters, and an invalid one at every keystroke
 * (M-5.30 to M-5.32).
 */
export function createFormCheck(form: HTMLFormElement, lifetime: Lifetime, clock: Clock): FormCheck {
  const language = languageOf(form);
  const marks = createFormMarks(form, language);
  const { signal } = lifetime;

  const look = (question: Question) => marks.mark(question, problemOf(question, form, language));
  const lookLater = debounce(clock, PAUSE_MS, look);
  const isLong = (question: Question) => (valuesOf(question)[0] ?? '').length > VALIDATION_THRESHOLD;
  const changed = ({ type, target }: Event) => {
    const question = questionOf(form, target);
    if (!question) return;
    if (marks.has(question)) look(question);
    else if (isLong(question)) (type === 'change' ? look : lookLater)(question);
  };
  const forget = () => {
    lookLater.cancel();
    marks.clear();
  };
  for (const type of ['input', 'change']) form.addEventListener(type, changed, { signal });
  form.addEventListener('reset', forget, { signal });
  lifetime.onEnd(forget);
  lifetime.onEnd(adoptStyle(form, css));

  return {
    check() {
      lookLater.cancel();
      const wrong = questionsOf(form).filter((question) => look(question));
      marks.list(wrong);
      return wrong.length === 0;
    },
  };
}
