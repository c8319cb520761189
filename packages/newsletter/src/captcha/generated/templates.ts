// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const captchaPanel: Template<'div', 'group' | 'id' | 'imageUrl' | 'picture' | 'refresh' | 'audioUrl' | 'audio' | 'workUrl' | 'work' | 'fieldId' | 'field'> =
  '<div class="mailpoet_captcha_container" role="group" aria-label="{{group}}"><input type="hidden" name="data[captcha_session_id]" value="{{id}}"><img class="mailpoet_captcha" src="{{imageUrl}}" width="220" height="60" alt="{{picture}}"><button type="button" class="mailpoet_captcha_update" hidden>{{refresh}}</button><button type="button" class="mailpoet_captcha_audio" hidden value="{{audioUrl}}">{{audio}}</button><audio class="mailpoet_captcha_player" src="{{audioUrl}}" controls="" preload="none"></audio><button type="button" class="mailpoet_captcha_work" hidden value="{{workUrl}}">{{work}}</button><label for="{{fieldId}}">{{field}}</label><input id="{{fieldId}}" class="mailpoet_text input" type="text" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required name="data[captcha]"></div>';

export const note: Template<'p', 'id'> =
  '<p class="mailpoet_captcha_note" role="status" id="{{id}}"></p>';
