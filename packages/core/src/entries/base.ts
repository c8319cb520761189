// The code that every element needs. A page without a player does not load the player's shell.
import '../element/define';
import '../timing/idle-batch';
