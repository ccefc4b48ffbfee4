/** A vehicle model to make up glass for: the years it was sold and the bodies it came in. */
export interface VehicleModel {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly bodies: ReadonlyArray<string>
}
