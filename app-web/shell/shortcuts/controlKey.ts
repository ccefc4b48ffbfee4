/** The key that people of this machine hold for commands. */
export const controlKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl")
