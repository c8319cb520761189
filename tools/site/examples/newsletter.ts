import type { Examples } from './example';

const FIELD = 'data[form_field_ZW1haWw]';

const hidden = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');

const SENT = {
  'data[form_id]': '1',
  token: '',
  api_version: 'v1',
  endpoint: 'subscribers',
  mailpoet_method: 'subscribe',
  'data[form_stamp]': '1',
};

/** The form as the plugin prints it. */
export const newsletterMarkup = `<div id="mailpoet_form_1" class="mailpoet_form mailpoet_form_others mailpoet_form_position_bottom mailpoet_form_animation_none" aria-label="Newsletter" role="group"><form target="_self" method="post" action="/examples/article.html" class="mailpoet_form mailpoet_form_form mailpoet_form_others" data-delay="0" data-exit-intent-enabled="" data-exit-intent-touch="" data-cookie-expiration-time="">${hidden(SENT)}<h2 class="mailpoet_form_title">Newsletter</h2><div class="mailpoet_paragraph"><label class="mailpoet_text_label" for="onda-nl-1-email">Email <span class="mailpoet_required" aria-hidden="true">*</span></label><input id="onda-nl-1-email" class="mailpoet_text" type="email" name="${FIELD}" autocomplete="email" minlength="6" maxlength="150" required></div><p class="mailpoet_form_paragraph mailpoet_consent">You can leave whenever you like, by a link in each mail.</p><div class="mailpoet_paragraph"><input type="submit" class="mailpoet_submit wp-element-button" value="Subscribe"></div><div class="mailpoet_message"><p class="mailpoet_validate_success" role="status" hidden>Look at your mail to confirm your subscription.</p><p class="mailpoet_validate_error" role="alert" hidden></p></div></form></div>`;

const manage = `<form class="mailpoet-manage-subscription" method="post" action="/examples/article.html"><p><label>First name <input name="data[first_name]" value="Marta" autocomplete="given-name"></label></p><fieldset><legend>Your lists</legend><label><input type="checkbox" name="data[lists][]" value="1" checked> The week on air</label> <label><input type="checkbox" name="data[lists][]" value="2"> Concerts</label></fieldset><p><button class="wp-element-button" type="submit">Save</button></p></form>`;

const registration = `<form id="registerform" action="/examples/article.html" method="post"><p><label>Username <input name="user_login" autocomplete="username"></label></p><p><label>Email <input name="user_email" type="email" autocomplete="email"></label></p>`;

export const newsletterExamples: Examples = {
  'newsletter-form': {
    attributes: { form: 1 },
    liveContent: newsletterMarkup,
    hint: 'Write a wrong address, then a right one. Nothing is sent anywhere.',
    height: 330,
  },
  'newsletter-manage': {
    liveContent: manage,
    hint: 'The server prints it for the person whose link was opened.',
  },
  'captcha-hook': {
    before: registration,
    after: '<p><button class="wp-element-button" type="button">Register</button></p></form>',
    hint: 'It shows nothing while the browser calculates in the background.',
  },
};
