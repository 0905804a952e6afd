/** An employee's day (specification 2.12). */
export function SchedulePage() {
  return <h1>Today’s schedule</h1>;
}
