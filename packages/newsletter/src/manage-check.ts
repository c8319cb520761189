import type { Life } from '@onda/core/life';
import type { Language } from '@onda/core/messages';
import { checkForm, type FormCheck } from './form-check';
import { createPageTexts } from './page-texts';

export function checkManage(form: HTMLFormElement, language: Language, life: Life): FormCheck {
  return checkForm(form, { language, invalidName: createPageTexts(language).t('invalidName') }, life);
}
