// The code that every element needs. A page without a player does not load the player's shell.
import '@onda/core/element/define';
import '@onda/core/timing/idle-batch';
