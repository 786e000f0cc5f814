const firstDays = {
  day: (on: string) => on,
  month: (on: string) => `${on.slice(0, 7)}-01`,
  year: (on: string) => `${on.slice(0, 4)}-01-01`,
}

/** Returns the first day of the period that has a date, such as `2027-05-01` of May 2027. */
export const firstDayOfPeriod = (on: string, precision: keyof typeof firstDays) => firstDays[precision](on)
