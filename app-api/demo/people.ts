import type { Role } from "#domain/access/Role.ts"

export interface DemoUser {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: ReadonlyArray<Role>
  readonly language: 1 | 2 | 3
  /** Short ids of the locations they work at; none means everywhere. */
  readonly at?: ReadonlyArray<string>
}

/** The password of every demo sign-in, printed at start. Demo shops are made on an empty embedded database only. */
export const demoPassword = "Clear-View-2026"

const person = (
  userName: string,
  firstName: string,
  lastName: string,
  roles: ReadonlyArray<Role>,
  language: 1 | 2 | 3 = 1,
  at: ReadonlyArray<string> = []
): DemoUser => ({ userName, firstName, lastName, roles, language, at })

/** At least one person for each role of a shop, so that each can be tried. */
export const demoStaff: ReadonlyArray<DemoUser> = [
  person("olivia.owner", "Olivia", "Tremblay", ["owner"]),
  person("adam.admin", "Adam", "Novak", ["admin"]),
  person("sam.sales", "Sam", "Ortega", ["sales"]),
  person("sophie.ventes", "Sophie", "Gagnon", ["sales"], 2),
  person("salma.ventas", "Salma", "Reyes", ["sales"], 3, ["LCR"]),
  person("bill.billing", "Bill", "Hartman", ["billing"]),
  person("ivan.installer", "Ivan", "Petrov", ["installer"], 1, ["TUS"]),
  person("ines.installer", "Inés", "Carrillo", ["installer"], 3, ["TUS", "ORO"]),
  person("isaac.installer", "Isaac", "Begay", ["installer"], 1, ["LCR"]),
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
