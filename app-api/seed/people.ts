import type { Role } from "#domain/people/Role.ts"

export interface DemoUser {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: ReadonlyArray<Role>
  readonly language: 1 | 2 | 3
}

/** The password of every demo sign-in, printed at start. Demo shops are made on an empty embedded database only. */
export const demoPassword = "Clear-View-2026"

/** One person for each role, so that each can be tried. */
export const demoStaff: ReadonlyArray<DemoUser> = [
  { userName: "olivia.owner", firstName: "Olivia", lastName: "Tremblay", roles: ["owner"], language: 1 },
  { userName: "adam.admin", firstName: "Adam", lastName: "Novak", roles: ["admin"], language: 1 },
  { userName: "sam.sales", firstName: "Sam", lastName: "Ortega", roles: ["sales"], language: 1 },
  { userName: "sophie.ventes", firstName: "Sophie", lastName: "Gagnon", roles: ["sales"], language: 2 },
  { userName: "salma.ventas", firstName: "Salma", lastName: "Reyes", roles: ["sales"], language: 3 },
  { userName: "bill.billing", firstName: "Bill", lastName: "Hartman", roles: ["billing"], language: 1 },
  { userName: "ivan.installer", firstName: "Ivan", lastName: "Petrov", roles: ["installer"], language: 1 },
  { userName: "vera.vin", firstName: "Vera", lastName: "Lindqvist", roles: ["vinDecoder"], language: 1 },
  { userName: "nadia.nags", firstName: "Nadia", lastName: "Cole", roles: ["nags"], language: 1 }
]

export const secondShopStaff: ReadonlyArray<DemoUser> = [
  { userName: "pat.harbor", firstName: "Pat", lastName: "Quigley", roles: ["owner"], language: 1 }
]

export const rootStaff: ReadonlyArray<DemoUser> = [
  { userName: "root", firstName: "Rosa", lastName: "Root", roles: ["root"], language: 1 }
]
