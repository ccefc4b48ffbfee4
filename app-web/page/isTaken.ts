/** Whether what has the focus wants the keys itself: fields, lists and tables that find by letter, dialogs. */
export const isTaken = (target: EventTarget | null): boolean =>
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
