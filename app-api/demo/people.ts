import { Skill } from "#domain/people/User.ts"
import type { OpenHours, WeekHours } from "#domain/shared/WeekHours.ts"
import type { Role } from "#domain/access/Role.ts"

export interface DemoUser {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: ReadonlyArray<Role>
  readonly language: 1 | 2 | 3
  /** Short ids of their locations; none means all. */
  readonly at?: ReadonlyArray<string>
  /** Their working hours and skills; by default not specified. */
  readonly workHours?: WeekHours
  readonly skills?: ReadonlyArray<Skill>
  /** When they are away, in demo workdays, both inclusive. */
  readonly away?: { readonly from: number; readonly to: number; readonly note: string }
}

/** The password of every demo sign-in, printed at start. Demo shops are created only in an empty embedded database. */
export const demoPassword = "Clear-View-2026"

const person = (
  userName: string,
  firstName: string,
  lastName: string,
  roles: ReadonlyArray<Role>,
  language: 1 | 2 | 3 = 1,
  at: ReadonlyArray<string> = []
): DemoUser => ({ userName, firstName, lastName, roles, language, at })

const open = (start: string, end: string): OpenHours => ({ start, end })
const free = open("", "")
const five = (hours: OpenHours): WeekHours => [hours, hours, hours, hours, hours, free, free]
const office = five(open("08:00", "17:00"))
const early = five(open("07:00", "15:30"))
const late = five(open("10:00", "18:30"))
/** Adds half a Saturday. */
const sixDays = (week: WeekHours): WeekHours => [...week.slice(0, 5), open("08:00", "12:00"), free]
const everything = Skill.literals

/** Returns an installer with working hours and skills. */
const installer = (
  userName: string,
  firstName: string,
  lastName: string,
  language: 1 | 2 | 3,
  at: ReadonlyArray<string>,
  workHours: WeekHours,
  skills: ReadonlyArray<Skill>
): DemoUser => ({ ...person(userName, firstName, lastName, ["installer"], language, at), workHours, skills })

/** At least one person for each role in a shop, so each can be tried. */
export const demoStaff: ReadonlyArray<DemoUser> = [
  person("olivia.owner", "Olivia", "Tremblay", ["owner"]),
  person("adam.admin", "Adam", "Novak", ["admin"]),
  person("sam.sales", "Sam", "Ortega", ["sales"]),
  person("sophie.ventes", "Sophie", "Gagnon", ["sales"], 2),
  person("salma.ventas", "Salma", "Reyes", ["sales"], 3, ["LCR"]),
  person("bill.billing", "Bill", "Hartman", ["billing"]),
  installer("ivan.installer", "Ivan", "Petrov", 1, ["TUS"], early, everything),
  installer("ines.installer", "Inés", "Carrillo", 3, ["TUS", "ORO"], office, everything),
  {
    ...installer("isaac.installer", "Isaac", "Begay", 1, ["LCR"], office, ["replacement", "repair", "mobile"]),
    away: { from: 3, to: 5, note: "Vacation" }
  },
  installer("luis.installer", "Luis", "Aguilar", 3, ["TUS"], sixDays(office), everything),
  installer("dana.installer", "Dana", "Yazzie", 1, ["TUS"], office, everything),
  installer("owen.installer", "Owen", "Clarke", 1, ["TUS"], late, ["replacement", "repair", "mobile"]),
  installer("marta.installer", "Marta", "Quintero", 3, ["ORO"], office, everything),
  installer("hank.installer", "Hank", "Sorensen", 1, ["ORO"], early, ["replacement", "repair", "mobile"]),
  {
    ...installer("nina.installer", "Nina", "Valdez", 1, ["ORO", "TUS"], office, everything),
    away: { from: 1, to: 1, note: "Training" }
  },
  installer("tomas.installer", "Tomás", "Luna", 3, ["LCR"], office, everything),
  installer("beth.installer", "Beth", "Archuleta", 1, ["LCR"], sixDays(early), everything),
  person("wes.working", "Wes", "Lindgren", ["sales", "installer"], 1, ["ORO"]),
  person("vera.vin", "Vera", "Lindqvist", ["vinDecoder"]),
  person("nadia.nags", "Nadia", "Cole", ["nags"]),
  person("piet.plugin", "Piet", "de Vries", ["plugin"])
]

export const secondShopStaff: ReadonlyArray<DemoUser> = [
  person("pat.harbor", "Pat", "Quigley", ["owner"]),
  person("ian.harbor", "Ian", "Thibodeau", ["installer"])
]

export const waitingShopStaff: ReadonlyArray<DemoUser> = [person("maude.riviere", "Maude", "Lavoie", ["owner"], 2)]

export const closedShopStaff: ReadonlyArray<DemoUser> = [person("clay.bayou", "Clay", "Fontenot", ["owner"])]

export const rootStaff: ReadonlyArray<DemoUser> = [
  person("root", "Rosa", "Root", ["root"]),
  person("root.admin", "Ada", "Root", ["root_admin"]),
  person("root.vin", "Viktor", "Root", ["root_vinDecoder"]),
  person("root.plugin", "Paz", "Root", ["root_plugin"])
]
