import type { Lifetime } from '@onda/core/element/lifetime';
import type { Language } from '@onda/core/i18n/messages';
import { checkForm, type FormCheck } from '../form/form-check';
import { createPageTexts } from '../page-texts';

export function checkManage(form: HTMLFormElement, language: Language, lifetime: Lifetime): FormCheck {
  const { t } = createPageTexts(language);
  const words = { language, invalidName: t('invalidName'), invalidLetters: t('invalidLetters') };
  return checkForm(form, words, lifetime);
}
