/** The dashboard (specification 2.13). */
export function DashboardPage() {
  return <h1>Dashboard</h1>;
}
