// An entry of its own, for registration pages alone.
import '@onda/core/entries/base';
import '../captcha/captcha-hook-element';
