import type { Examples } from './example';

const fields = `<p><label>Name <input name="name" required data-onda-length="[2,40]" autocomplete="name"></label></p><p><label>Email <input name="email" type="email" required autocomplete="email"></label></p><p><label>Age <input name="age" type="number" min="14" max="120"></label></p><fieldset><legend>Two topics at least</legend><label><input type="checkbox" name="topics[]" value="1" required data-onda-mincheck="2"> Culture</label> <label><input type="checkbox" name="topics[]" value="2"> Sports</label> <label><input type="checkbox" name="topics[]" value="3"> Music</label></fieldset><p><button class="wp-element-button">Send</button></p>`;

const contact = `<div class="wpcf7"><form class="wpcf7-form init" data-status="init" action="/examples/article.html"><p><label>Message <textarea name="message" class="wpcf7-form-control"></textarea></label></p><p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit wp-element-button"></p></form></div>`;

export const formsExamples: Examples = {
  'form-rules': {
    attributes: { for: '.contact-form' },
    before: `<form class="contact-form" action="/examples/article.html">${fields}</form>`,
    hint: 'Send the empty form: each field says what is wrong, and the first has the focus.',
    height: 480,
  },
  'contact-form-state': {
    attributes: { for: '.wpcf7-form' },
    before: contact,
    hint: 'The plugin’s own script sends the form; the element keeps the button usable in every outcome.',
  },
  'element-inspector': {
    live: { loading: 'eager' },
    before:
      '<section class="panel"><h2>Advertisement</h2><p>Point at a part of this page, and press it.</p></section><section class="panel"><h2>Weather</h2><p>Wind from the west, sea calm.</p></section>',
    hint: 'It shows itself to editors only. Point at a part and hide it; here nothing is stored.',
    height: 560,
    isPage: true,
  },
};
