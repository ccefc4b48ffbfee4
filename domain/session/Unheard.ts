/** Neither yes nor no was heard: the line or the server is down. Nobody is signed out for that. */
export class Unheard extends Error {}
