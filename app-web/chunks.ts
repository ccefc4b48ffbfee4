/** What the bundler tells of the modules it has read. */
export interface ModuleGraph {
  readonly getModuleInfo: (
    id: string
  ) => { readonly importedIds: ReadonlyArray<string>; readonly dynamicallyImportedIds: ReadonlyArray<string> } | null
}

/** A group of modules that are written into one file: `null` leaves a module to the bundler. */
interface ChunkGroup {
  readonly debugName: string
  readonly tags?: ["$initial"]
  readonly name: (id: string, graph: ModuleGraph) => string | null
}

/**
 * Which file an entry of the bundle belongs to, by its path; the first that fits. A screen that is not named here has a
 * file of its own, any other entry, such as a language, is left alone.
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

/** Large parts of screens, each with all that it alone needs in one file, whoever draws it. */
const partFiles: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/lists\/ListRows\.tsx$|\/ui\/(Table|Pager)\.tsx$/, "table"],
  [/\/ui\/(Date\w+|TimeField|MonthBoard)\.tsx$/, "dates"],
  [/\/ui\/(FileDrop|ImageCrop)\.tsx$|\/forms\/CropDialog\.tsx$/, "pictures"],
  [/\/ui\/(ComboBox|Tabs)\.tsx$/, "choices"]
]

/**
 * What fetches a part as soon as it is there stays by itself: in a shared file it would fetch for screens that do not
 * draw it.
 */
const fetchesAtOnce = /\/forms\/(LazyDatePicker|LazyTimeField|TimeZoneField|PictureDrop|CropPicture)\.tsx$/

/** What the values of a form are made of: a job's stand before its form, which brings what records have in common. */
const beforeForms = /\/forms\/openNumber\.ts$/

const nameIn = (files: typeof entryFiles, path: string) => files.find(([place]) => place.test(path))?.[1]
const isPart = (file: string) => partFiles.some(([, part]) => part === file)
const within = (files: ReadonlyArray<string>, ...names: ReadonlyArray<string>) =>
  files.every((file) => names.includes(file))
/** The folder of a screen: its list and its record are of one slice. */
const folderOf = (file: string) => /\/([\w-]+)\/\w+\.tsx$/.exec(file)?.[1] ?? file

/** How people sign in: the screen that shows it needs little of what the records have in common. */
const ofPeople =
  /\/(account|security|users)\/\w+\.tsx?$|\/login\/SecondStepForm\.tsx$|\/session\/secondStepCalls\.ts$|^security-later$|^user-sign-in$|^users-later$/

/**
 * How a customer signs and pays, by the link or at the shop, and sees the glass drawn: of the staff's screens the job's
 * page and those that show glass load it.
 */
const onPapers =
  /\/ui\/(Signature\w+|penStroke|GlassDrawing)\.\w+$|\/card-payments\/\w+\.tsx?$|\/glass-drawing\/\w+\.ts$/

/** What others say of jobs in a line or two: no reason to load all that a job is. */
const ofReminders = /\/domain\/jobs\/ReminderNoted\.ts$/

const isStyle = (id: string) => id.endsWith(".css")

/**
 * The styles of all screens come in one file with the first of them: each in its own would be a request more for every
 * file of scripts.
 */
const styleFor = (needing: ReadonlyArray<string>) =>
  needing.every((id) => /\/(kit|password-reset)\//.test(id)) ? null : "styles"

/** What opens on the job's page, and what stands on the jobs list and its board. */
const jobForm = ["job-form", "job-later"]
const jobFiles = ["job", ...jobForm, "jobs", "jobs-later", "scan"]

/** The scheduler: its page, its board, and what opens there on a press. */
const scheduler = ["scheduler", "planned", "scheduler-later"]

/** What opens with a field that finds a customer. */
const findsCustomers = (file: string) => jobForm.includes(file) || file.endsWith("/customers/MergeCustomer.tsx")

/** Where else jobs are shown: their nouns stand apart from those that every screen has. */
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
 * The file for a module by the entries and parts that need it; null leaves it to the bundler. A module's imports are
 * needed by all that need it, so each rule sends them to the same file or to one that the rules before it name: no two
 * files import each other.
 */
const fileFor = (
  isNoun: boolean,
  needing: ReadonlyArray<string>,
  screens: ReadonlySet<string>,
  isList: (screen: string) => boolean
): string | null => {
  const all = new Set(needing.map((id) => nameIn(partFiles, id) ?? nameIn(entryFiles, id) ?? id))
  if (all.size > 1) all.delete("samples")
  // What the forms of the public page share with others stays with those: whoever keeps that page loads both.
  const others = [...all].filter((file) => file !== "page-forms" && folderOf(file) !== "public-page")
  const areHours = within(others.map(folderOf), "locations", "users")
  if (others.length > 0 && (isNoun || areHours || (others.length === 1 && isPart(others[0]!)))) all.delete("page-forms")
  const files = [...all]
  const [only] = files
  if (files.length === 1) return only!.includes("/") || only === "samples" ? null : only!
  const asked = needing.filter((id) => screens.has(id))
  // What neither the job's page nor a list needs before something opens there, such as how a job's sums come about.
  if (isNoun && files.includes("job-form") && within(files, ...jobForm, "jobs-later", "dispatches-later"))
    return "job-form"
  const parts = files.filter(isPart)
  const drawing = files.filter((file) => !isPart(file))
  if (parts.length === 1 && drawing.every(findsCustomers)) return parts[0]!
  if (parts.length === 0 && files.every(findsCustomers) && !within(files, ...jobForm) && !isNoun) return "find-customer"
  // The pager of lists, which no screen draws before its rows.
  if (parts.length === 1 && parts[0] === "table" && asked.length === 0) return "table"
  if (parts.length > 0) return "basis"
  const folders = files.map(folderOf)
  // What stands of reminders on other screens comes after those, with what it shares with their own screens.
  if (within(folders, "reminders", "reminders-here", "reminder-form", "palette-search")) return "reminders"
  if (new Set(folders).size === 1 && !only!.startsWith("job")) return folders[0]!
  if (within(files, "lists-later", "job-form")) return "lists-later"
  // What opens on the pages of the networks' invoices and work comes after what their lists need.
  if (files.includes("edi-setup") && within(files, "edi", "edi-later", "edi-setup", "edi-forms")) return "edi-partners"
  for (const one of ["edi", "dispatches"]) if (within(folders, one, `${one}-later`)) return one
  if (within(folders, "tenants", "usage")) return "usage"
  if (within(folders, "public-page", "page-forms")) return "public-page"
  // What they draw like a few other records: hours, a picture's size.
  if (files.includes("page-forms") && !isNoun && parts.length === 0 && others.length <= 3) return "some-records"
  if (within(files, ...scheduler)) return files.includes("scheduler") ? "scheduler" : "planned"
  // What is asked to write to customers comes with what opens for it.
  if (isNoun && files.includes("scheduler-later") && within(files, "scheduler-later", ...jobForm)) return "letters"
  // How the rules of the schedule are said, on the board and in a job's install section.
  if (files.some((file) => scheduler.includes(file)) && within(files, ...scheduler, ...jobForm, "slots"))
    return "schedule"
  // How messages to customers are worded: for all jobs at once, and where one is sent, from a job or the scheduler.
  if (folders.includes("notices") && within(folders, "notices", ...jobForm, "scheduler-later")) return "wordings"
  // Hours and days off, of people and of places: how they are told comes with the record, their fields after it.
  if (within(folders, "locations", "users")) return asked.length > 0 ? "hours-words" : "hours"
  const forSecurity = asked.some((screen) => /\/security\/\w+\.tsx$/.test(screen))
  if ((forSecurity || files.includes("security-later")) && files.every((file) => ofPeople.test(file))) return "people"
  const shared = isNoun ? "nouns" : "everyday"
  // The claim's insurer, a payment's source and why a quote is lost are chosen in what opens on the job's page and its
  // list, which load this file anyway.
  const ownLists = ["insurers", "choice-lists"]
  if (isNoun && folders.some((one) => ownLists.includes(one)) && within(folders, ...ownLists, ...jobForm, "jobs-later"))
    return "lists-later"
  // Early on both the job's page and the jobs list, or a noun of what shows jobs.
  const ofJobs = files.filter((file) => jobFiles.includes(file))
  // The catalog's page shows glass, and needs nothing else of a job; the jobs list needs no search for glass.
  if (isNoun && folders.includes("nags") && within(folders, ...showsJobs))
    return files.includes("jobs") ? "nouns" : "glass"
  // The dashboard shows when and where jobs are, and needs nothing else of one.
  if (isNoun && ofJobs.length > 0 && within(folders, ...showsJobs) && !within(files, ...jobForm))
    return folders.includes("dashboard") ? "nouns" : "both-jobs"
  if (asked.length * 2 >= screens.size) return shared
  const lists = asked.filter(isList).length
  if (lists > 1 && lists === asked.length) return "lists"
  // Saved views, which the scheduler's board has as well.
  if (lists > 1 && asked.every((screen) => isList(screen) || folderOf(screen) === "schedule")) return "list-views"
  // The palette draws no record: what it has in common with one comes with what every screen has.
  if (!isNoun && (files.includes("commands") || files.includes("palette-search"))) return shared
  // The catalog and the scheduler have no form of a record.
  const records = asked.filter((screen) => !isList(screen) && !["nags", "schedule"].includes(folderOf(screen))).length
  if (records > 1 && records === asked.length) return isNoun ? "nouns" : "records"
  if (asked.length * 3 >= screens.size) return shared
  if (within(files, "job", ...jobForm)) return files.includes("job") ? "job" : "job-form"
  if (within(files, ...jobForm, "jobs-later", "scan")) return files.includes("job-form") ? "job-form" : "job-later"
  if (within(files, "jobs", "jobs-later")) return "jobs"
  // What the job's page and the jobs list draw alike stays out of what every other screen loads.
  if (within(folders, ...jobFiles, "nags")) return isNoun ? "nouns" : folders.includes("nags") ? "choices" : "job-parts"
  if (files.some((file) => file.startsWith("job"))) return asked.length > 1 || isNoun ? shared : "records"
  return asked.length > 1 ? shared : null
}

/** All that a module reaches by `next`, worked out once each. */
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

/** What a page imports before anything is fetched on demand. */
const loadedBy = reached(({ importedIds }) => importedIds)

/** What an entry or a part imports of its own, without the parts that it draws. */
const ownOf = reached(
  ({ importedIds }) => importedIds,
  (id) => nameIn(partFiles, id) !== undefined
)

/**
 * What a page may fetch on demand: the customer's panels to sign and to pay must not bring the staff's first file with
 * them.
 */
const fetchedLaterBy = reached(({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds])

/**
 * How the web app is cut into files: few, so that a page is not held up by hundreds of requests, and none that brings
 * what its page does not show. `index` and `document` are the pages of the staff and of the customer, `screens` the
 * module that imports every screen of the staff.
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
   * What the first page loads comes in one file, which packs a seventh smaller than a hundred, and the customer's page
   * has what both share in another.
   */
  const start: ChunkGroup = {
    debugName: "start",
    tags: ["$initial"],
    name: (id, graph) => {
      if (!fetchedLaterBy(document, graph).has(id)) return "start"
      // What staff see first of the customer's styles comes with those of both: two files less on every page.
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
   * What the customer's page and a screen of the staff share stands in files that need no other of the staff: those
   * would start the staff's app in it.
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
  // From the files that most others need to those that need them: a file takes along what its modules import, unless an
  // earlier one has it.
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

/** The file of every module that is fetched on demand; the sample pages take what is there. */
const filesOf = (graph: ModuleGraph, map: string, modules: ReadonlySet<string>): ReadonlyMap<string, string | null> => {
  const screens = new Set(graph.getModuleInfo(map)?.dynamicallyImportedIds)
  if (screens.size === 0) throw new Error(`${map} brings no screens`)
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
