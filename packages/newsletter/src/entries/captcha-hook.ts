// Stands on registration pages alone.
import '@onda/core/entries/base';
import '../captcha/captcha-hook-element';
