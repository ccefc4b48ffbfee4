/** Returns whether the focused element handles keys itself: fields, lists and tables with type-ahead, dialogs. */
export const handlesOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(wanting) !== null

const roles = [
  "textbox",
  "searchbox",
  "combobox",
  "spinbutton",
  "listbox",
  "menu",
  "menubar",
  "grid",
  "treegrid",
  "tree",
  "radiogroup",
  "slider",
  "application",
  "dialog",
  "alertdialog"
]
const wanting = [
  "input:not([type=checkbox], [type=button], [type=submit])",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  ...roles.map((role) => `[role=${role}]`)
].join(",")
