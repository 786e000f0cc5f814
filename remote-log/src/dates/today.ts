/** Returns the user's date as `YYYY-MM-DD`, `days` ago. */
export const dayAgo = (days = 0, now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
