/** The bundler's module graph. */
export interface ModuleGraph {
  readonly getModuleInfo: (
    id: string
  ) => { readonly importedIds: ReadonlyArray<string>; readonly dynamicallyImportedIds: ReadonlyArray<string> } | null
}

/** A group of modules written to one file; `null` leaves a module to the bundler. */
interface ChunkGroup {
  readonly debugName: string
  readonly tags?: ["$initial"]
  readonly name: (id: string, graph: ModuleGraph) => string | null
}

/**
 * The output file of an entry, by path; the first match wins. Screens not listed here get their own file. All other
 * entries, such as languages, are left alone.
 */
const entryFiles: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/reminders\/(RemindersHere|DueReminders)\.tsx$/, "reminders-here"],
  [/\/reminders\/(ReminderScreen|ReminderDialog)\.tsx$/, "reminder-form"],
  [/\/jobs\/JobScreen\.tsx$/, "job"],
  [/\/jobs\/(form\/JobSheet|payment\/PaymentList|files\/Files)\.tsx$/, "job-form"],
  [/\/jobs\/JobsScreen\.tsx$/, "jobs"],
  [/\/jobs\/list\//, "jobs-later"],
  [/\/jobs\/.*ScanDialog\.tsx$/, "scan"],
  [/\/dispatches\/(?!DispatchesScreen)\w+\.tsx$/, "dispatches-later"],
  [/\/dispatches\/DispatchesScreen\.tsx$/, "dispatches"],
  [/\/edi\/EdiSetupScreen\.tsx$/, "edi-setup"],
  [/\/edi\/EdiInvoicesScreen\.tsx$/, "edi"],
  [/\/edi\/EdiPartnerForms\.tsx$/, "edi-forms"],
  [/\/edi\/\w+\.tsx$/, "edi-later"],
  [/\/install\/NextSlots\.tsx$/, "slots"],
  [/\/jobs\/|\/nags\/GlassResults\.tsx$|\/documents\/lineText\.ts$/, "job-later"],
  [/\/schedule\/SchedulerScreen\.tsx$/, "scheduler"],
  [/\/schedule\/PlannedBoard\.tsx$/, "planned"],
  [/\/schedule\/BoardViews\.tsx$/, "board-views"],
  [/\/schedule\//, "scheduler-later"],
  [/\/lists\/\w+Dialog\.tsx$/, "lists-later"],
  [/\/security\/(ConfirmApp|PasswordDialog|RecoveryCodes|RenamePasskey)\.tsx$/, "security-later"],
  [/\/users\/(NewPasswordSection|UserActions)\.tsx$/, "users-later"],
  [/\/users\/UserSignIn\.tsx$/, "user-sign-in"],
  [/\/forms\/TimeZoneChoice\.tsx$/, "time-zones"],
  [/\/kit\//, "samples"],
  [/\/public-page\/PublicBusiness\w+Screen\.tsx$/, "public-page"],
  [/\/usage\/UsageScreen\.tsx$/, "usage"],
  [/\/public-page\/(LookForm|SettingForm|PagePreview)\.tsx$/, "page-forms"],
  [/\/shell\/palette\/PaletteSearch\.tsx$/, "palette-search"],
  [/\/shell\/(palette|shortcuts)\//, "commands"]
]

/**
 * Large shared parts of screens. Everything only they need goes into their file, regardless of which screens use them.
 */
const partFiles: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/lists\/ListRows\.tsx$|\/ui\/(Table|Pager)\.tsx$/, "table"],
  [/\/ui\/(Date\w+|TimeField|MonthBoard)\.tsx$/, "dates"],
  [/\/ui\/(FileDrop|ImageCrop)\.tsx$|\/forms\/CropDialog\.tsx$/, "pictures"],
  [/\/ui\/(ComboBox|Tabs)\.tsx$/, "choices"]
]

/**
 * Modules that start fetching a part as soon as they are loaded. They must stay separate: in a shared file, they would
 * fetch it for screens that do not use it.
 */
const fetchesAtOnce = /\/forms\/(LazyDatePicker|LazyTimeField|TimeZoneField|PictureDrop|CropPicture)\.tsx$/

/**
 * Building blocks of form values. A job's values are loaded before its form, which brings the code shared by records.
 */
const beforeForms = /\/forms\/nullableNumber\.ts$/

const nameIn = (files: typeof entryFiles, path: string) => files.find(([place]) => place.test(path))?.[1]
const isPart = (file: string) => partFiles.some(([, part]) => part === file)
const within = (files: ReadonlyArray<string>, ...names: ReadonlyArray<string>) =>
  files.every((file) => names.includes(file))
/** The folder of a screen. A record's list and form belong to the same slice. */
const folderOf = (file: string) => /\/([\w-]+)\/\w+\.tsx$/.exec(file)?.[1] ?? file

/** The sign-in and user management code, whose screens need little of the code shared by records. */
const ofPeople =
  /\/(account|security|users)\/\w+\.tsx?$|\/login\/SecondStepForm\.tsx$|\/session\/secondStepCalls\.ts$|^security-later$|^user-sign-in$|^users-later$/

/**
 * Code for signing, paying and drawing glass, used by customers through a link or at the shop. Among staff screens,
 * only the job page and those that show glass load it.
 */
const onPapers =
  /\/ui\/(Signature\w+|penStroke|GlassDrawing)\.\w+$|\/card-payments\/\w+\.tsx?$|\/glass-drawing\/\w+\.ts$/

/** What other slices show about jobs in a line or two, which must not pull in all of the job code. */
const ofReminders = /\/domain\/jobs\/jobCodes\.ts$/

const isStyle = (id: string) => id.endsWith(".css")

/**
 * The styles of all screens go into one file, loaded with the first screen. Separate files would double the number of
 * requests.
 */
const styleFor = (needing: ReadonlyArray<string>) =>
  needing.every((id) => /\/(kit|password-reset)\//.test(id)) ? null : "styles"

/** What opens on the job page, and what the jobs list and its board share with it. */
const jobForm = ["job-form", "job-later"]
const jobFiles = ["job", ...jobForm, "jobs", "jobs-later", "scan"]

/** The scheduler: its page, its board, and its on-demand parts. */
const scheduler = ["scheduler", "planned", "scheduler-later"]

/** What is opened together with a customer search field. */
const findsCustomers = (file: string) => jobForm.includes(file) || file.endsWith("/customers/MergeCustomer.tsx")

/** Other files that show jobs. Their domain modules are kept apart from those every screen loads. */
const showsJobs = [
  ...jobFiles,
  ...scheduler,
  "slots",
  "reminders",
  "palette-search",
  "dashboard",
  "nags",
  "edi",
  "edi-later",
  "dispatches",
  "dispatches-later"
]

/**
 * Returns the file for a module, based on the entries and parts that need it; null leaves it to the bundler. Whatever
 * needs a module also needs its imports, so each rule must send those to the same file or to one named by an earlier
 * rule: no two files may import each other.
 */
const fileFor = (
  isNoun: boolean,
  needing: ReadonlyArray<string>,
  screens: ReadonlySet<string>,
  isList: (screen: string) => boolean
): string | null => {
  const all = new Set(needing.map((id) => nameIn(partFiles, id) ?? nameIn(entryFiles, id) ?? id))
  if (all.size > 1) all.delete("samples")
  // Code that the public page's forms share with others goes into the others' files. Users who edit that page load
  // both.
  const others = [...all].filter((file) => file !== "page-forms" && folderOf(file) !== "public-page")
  const areHours = within(others.map(folderOf), "locations", "users")
  if (others.length > 0 && (isNoun || areHours || (others.length === 1 && isPart(others[0]!)))) all.delete("page-forms")
  const files = [...all]
  const [only] = files
  if (files.length === 1) return only!.includes("/") || only === "samples" ? null : only!
  const asked = needing.filter((id) => screens.has(id))
  // What neither the job page nor a list needs up front, such as the breakdown of a job's totals.
  if (isNoun && files.includes("job-form") && within(files, ...jobForm, "jobs-later", "dispatches-later"))
    return "job-form"
  const parts = files.filter(isPart)
  const drawing = files.filter((file) => !isPart(file))
  if (parts.length === 1 && drawing.every(findsCustomers)) return parts[0]!
  if (parts.length === 0 && files.every(findsCustomers) && !within(files, ...jobForm) && !isNoun) return "find-customer"
  // The pager of lists, which no screen renders before its rows.
  if (parts.length === 1 && parts[0] === "table" && asked.length === 0) return "table"
  if (parts.length > 0) return "basis"
  const folders = files.map(folderOf)
  // Reminders shown on other screens load after those screens, together with the code shared with the reminder screens.
  if (within(folders, "reminders", "reminders-here", "reminder-form", "palette-search")) return "reminders"
  if (new Set(folders).size === 1 && !only!.startsWith("job")) return folders[0]!
  if (within(files, "lists-later", "job-form")) return "lists-later"
  // What opens on the networks' invoice and dispatch pages loads after what their lists need.
  if (files.includes("edi-setup") && within(files, "edi", "edi-later", "edi-setup", "edi-forms")) return "edi-partners"
  for (const one of ["edi", "dispatches"]) if (within(folders, one, `${one}-later`)) return one
  if (within(folders, "tenants", "usage")) return "usage"
  if (within(folders, "public-page", "page-forms")) return "public-page"
  // What those forms render in common with a few other records, such as hours and picture sizes.
  if (files.includes("page-forms") && !isNoun && parts.length === 0 && others.length <= 3) return "some-records"
  if (within(files, ...scheduler)) return files.includes("scheduler") ? "scheduler" : "planned"
  // Code for writing to customers loads with the dialog that needs it.
  if (isNoun && files.includes("scheduler-later") && within(files, "scheduler-later", ...jobForm)) return "letters"
  // The texts of scheduling rules, on the board and in a job's install section.
  if (files.some((file) => scheduler.includes(file)) && within(files, ...scheduler, ...jobForm, "slots"))
    return "schedule"
  // Message templates: edited for all jobs at once, and used to send a message from a job or the scheduler.
  if (folders.includes("notices") && within(folders, "notices", ...jobForm, "scheduler-later")) return "wordings"
  // Working hours and days off of people and locations. Their display loads with the record, their fields afterwards.
  if (within(folders, "locations", "users")) return asked.length > 0 ? "hours-words" : "hours"
  const forSecurity = asked.some((screen) => /\/security\/\w+\.tsx$/.test(screen))
  if ((forSecurity || files.includes("security-later")) && files.every((file) => ofPeople.test(file))) return "people"
  const shared = isNoun ? "nouns" : "everyday"
  // Insurers, payment sources and lost reasons are chosen in dialogs of the job page and the jobs list, which load this
  // file anyway.
  const ownLists = ["insurers", "choice-lists"]
  if (isNoun && folders.some((one) => ownLists.includes(one)) && within(folders, ...ownLists, ...jobForm, "jobs-later"))
    return "lists-later"
  // Files loaded early on both the job page and the jobs list, or domain modules of anything that shows jobs.
  const ofJobs = files.filter((file) => jobFiles.includes(file))
  // The catalog page shows glass but needs nothing else of a job; the jobs list does not need the glass search.
  if (isNoun && folders.includes("nags") && within(folders, ...showsJobs))
    return files.includes("jobs") ? "nouns" : "glass"
  // The dashboard shows when and where jobs are, and needs nothing else of a job.
  if (isNoun && ofJobs.length > 0 && within(folders, ...showsJobs) && !within(files, ...jobForm))
    return folders.includes("dashboard") ? "nouns" : "both-jobs"
  if (asked.length * 2 >= screens.size) return shared
  const lists = asked.filter(isList).length
  if (lists > 1 && lists === asked.length) return "lists"
  // Saved views, which the scheduler's board uses as well.
  if (lists > 1 && asked.every((screen) => isList(screen) || folderOf(screen) === "schedule")) return "list-views"
  // The palette renders no records, so what it shares with them goes into the file every screen loads.
  if (!isNoun && (files.includes("commands") || files.includes("palette-search"))) return shared
  // The catalog and the scheduler have no record form.
  const records = asked.filter((screen) => !isList(screen) && !["nags", "schedule"].includes(folderOf(screen))).length
  if (records > 1 && records === asked.length) return isNoun ? "nouns" : "records"
  if (asked.length * 3 >= screens.size) return shared
  if (within(files, "job", ...jobForm)) return files.includes("job") ? "job" : "job-form"
  if (within(files, ...jobForm, "jobs-later", "scan")) return files.includes("job-form") ? "job-form" : "job-later"
  if (within(files, "jobs", "jobs-later")) return "jobs"
  // What the job page and the jobs list both render stays out of the files that all other screens load.
  if (within(folders, ...jobFiles, "nags")) return isNoun ? "nouns" : folders.includes("nags") ? "choices" : "job-parts"
  if (files.some((file) => file.startsWith("job"))) return asked.length > 1 || isNoun ? shared : "records"
  return asked.length > 1 ? shared : null
}

/** Returns a memoized function for the set of modules reachable through `next`. */
const reached = (
  next: (module: NonNullable<ReturnType<ModuleGraph["getModuleInfo"]>>) => ReadonlyArray<string>,
  isOver: (id: string) => boolean = () => false
) => {
  const known = new Map<string, Set<string>>()
  return (from: string, graph: ModuleGraph) => {
    const all = known.get(from) ?? new Set<string>()
    const add = (id: string) => {
      if (all.has(id) || (id !== from && isOver(id))) return
      all.add(id)
      const module = graph.getModuleInfo(id)
      if (module !== null) next(module).forEach(add)
    }
    if (!known.has(from)) add(from)
    known.set(from, all)
    return all
  }
}

/** The modules a page imports statically. */
const loadedBy = reached(({ importedIds }) => importedIds)

/** The modules an entry or part imports statically, not counting those behind other parts. */
const ownOf = reached(
  ({ importedIds }) => importedIds,
  (id) => nameIn(partFiles, id) !== undefined
)

/**
 * The modules a page may load, including on demand. The customer's sign and pay panels must not pull in the staff app's
 * entry file.
 */
const fetchedLaterBy = reached(({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds])

/**
 * Splits the web app into chunks: few enough that a page does not wait for hundreds of requests, yet none with code its
 * page does not use. `index` and `document` are the entry modules of the staff and customer pages; `screens` is the
 * module that imports every staff screen.
 */
export const chunkGroups = ({
  index,
  document,
  screens
}: {
  readonly index: string
  readonly document: string
  readonly screens: string
}): Array<ChunkGroup> => {
  /**
   * Everything the first page loads goes into one file, which compresses a seventh smaller than a hundred files. What
   * it shares with the customer's page goes into another.
   */
  const start: ChunkGroup = {
    debugName: "start",
    tags: ["$initial"],
    name: (id, graph) => {
      if (!fetchedLaterBy(document, graph).has(id)) return "start"
      // Styles shared by the customer's page and the staff's first page go into the shared file, which saves two files
      // on every page.
      if (isStyle(id)) return "both"
      if (!loadedBy(document, graph).has(id)) return "later"
      return loadedBy(index, graph).has(id) ? "both" : null
    }
  }

  const every = (graph: ModuleGraph) => new Set([...fetchedLaterBy(index, graph), ...fetchedLaterBy(document, graph)])
  let files: ReadonlyMap<string, string | null> | undefined
  const staffFileOf = (id: string, graph: ModuleGraph) =>
    (files ??= filesOf(graph, screens, every(graph))).get(id) ?? null
  /**
   * Code shared by the customer's page and a staff screen goes into files that depend on no other staff file. Otherwise
   * they would start the staff app on the customer's page.
   */
  const customersFileOf = (id: string, graph: ModuleGraph) => {
    if (loadedBy(document, graph).has(id)) return "paper"
    return fetchedLaterBy(document, graph).has(id) ? (onPapers.test(id) ? "papers" : "controls") : undefined
  }
  const fileOf = (id: string, graph: ModuleGraph) => {
    if (!fetchedLaterBy(index, graph).has(id)) return null
    const customers = customersFileOf(id, graph)
    return customers === undefined
      ? staffFileOf(id, graph)
      : isStyle(id) && customers === "papers"
        ? "controls"
        : customers
  }
  // Ordered from the most to the least depended upon: a file includes everything its modules import, unless an earlier
  // file already has it.
  const names = [
    "styles",
    "paper",
    "controls",
    "papers",
    "basis",
    "table",
    "dates",
    "pictures",
    "nouns",
    "everyday",
    "glass",
    "both-jobs",
    "job-parts",
    "choices",
    "list-views",
    "lists",
    "records",
    "some-records",
    "reminders",
    "edi-partners",
    "edi",
    "dispatches",
    "people",
    "find-customer",
    "LazyDatePicker",
    "TimeZoneField",
    "PictureDrop",
    "CropPicture",
    "lists-later",
    "wordings",
    "letters",
    "schedule",
    "public-page",
    "job",
    "job-form",
    "jobs",
    "scheduler",
    "planned"
  ]
  const named = names.map((name): ChunkGroup => ({
    debugName: name,
    name: (id, graph) => (fileOf(id, graph) === name ? name : null)
  }))
  return [start, ...named, { debugName: "others", name: fileOf }]
}

/** Returns the file of every module that is loaded on demand. Sample pages do not influence the split. */
const filesOf = (graph: ModuleGraph, map: string, modules: ReadonlySet<string>): ReadonlyMap<string, string | null> => {
  const screens = new Set(graph.getModuleInfo(map)?.dynamicallyImportedIds)
  if (screens.size === 0) throw new Error(`${map} imports no screens`)
  const isList = (id: string) =>
    graph.getModuleInfo(id)?.importedIds.some((other) => other.endsWith("/lists/useShopList.ts")) === true
  const entries = [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const parts = [...modules].filter((id) => nameIn(partFiles, id) !== undefined)
  const needing = new Map<string, Array<string>>()
  for (const root of new Set([...entries, ...parts]))
    for (const id of ownOf(root, graph)) needing.set(id, [...(needing.get(id) ?? []), root])
  return new Map(
    [...needing].map(([id, by]) => [
      id,
      isStyle(id)
        ? styleFor(by)
        : ofReminders.test(id)
          ? "nouns"
          : beforeForms.test(id)
            ? "everyday"
            : (fetchesAtOnce.exec(id)?.[1] ?? fileFor(/\/domain\//.test(id), by, screens, isList))
    ])
  )
}
