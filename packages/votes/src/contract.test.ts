import { expect, it } from 'vitest';
import { commentVote } from './contract';
import { problemMessages } from './messages';
import { printedMessages } from './printed-messages';

it('has the specification’s action', () => {
  expect(commentVote.actions).toEqual(['comment_vote_ajaxhandler']);
});

it.each([
  ['commentId', 'number', 0],
  ['voteCountUp', 'number', 0],
  ['voteCountDown', 'number', 0],
  ['closed', 'boolean', false],
] as const)('has the attribute %s, a %s that is %s by default', (name, type, value) => {
  expect(commentVote.attributes[name]).toMatchObject({ type, default: value });
});

it.each([
  ['label', 'Votos de este comentario'],
  ['up', 'A favor'],
  ['down', 'En contra'],
  ['failed', 'Tu voto no se ha guardado. Inténtalo de nuevo.'],
  ['offline', 'Sin conexión: tu voto no se ha guardado.'],
  ['loginRequired', 'Inicia sesión para votar.'],
  ['ownComment', 'No puedes votar tu propio comentario.'],
  ['closed', 'Ya no se puede votar este comentario.'],
  ['gone', 'Este comentario ya no está.'],
  ['tooMany', 'Demasiados votos seguidos. Espera un momento.'],
] as const)('says %s: %s', (key, text) => {
  expect({ ...printedMessages.es, ...problemMessages.es }[key]).toBe(text);
});
