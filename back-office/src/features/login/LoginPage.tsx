import { useState } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { may } from 'shared-api/contract/staff/permissions';
import type { Role } from 'shared-api/contract/staff/roles';
import { BrandMark } from 'shared-ui/BrandMark';
import { Link, Navigate } from 'shared-ui/router';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';
import { texts } from './texts.ts';

/** Where somebody begins: with what their role is mainly about (docs/product/pages.md "Login"). */
function firstScreen(role: Role, hasJustLoggedIn: boolean): string {
  if (role === 'Admin') return hasJustLoggedIn ? routes.list('leads') : routes.dashboard();
  if (role === 'CrewLead') return routes.board();
  return may(role, 'today') ? routes.today() : routes.staffServices();
}

/** The login screen (docs/product/pages.md "Login"). Who is logged in already is sent on. */
export function LoginPage() {
  const { name, legalName } = useCompany();
  const session = useSession();
  const [hasJustLoggedIn, setJustLoggedIn] = useState(false);
  if (session) {
    return <Navigate to={firstScreen(session.role, hasJustLoggedIn)} replace />;
  }
  return (
    <div className={styles['page']}>
      <title>{texts.pageTitle(name)}</title>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Link to={routes.home()} aria-label={texts.homePage(name)}>
          <BrandMark brand="group" name={name} />
        </Link>
        <h1 className={styles['title']}>{texts.title}</h1>
        <LoginForm onLogin={() => setJustLoggedIn(true)} />
      </main>
      <footer className={styles['footer']}>
        © {new Date().getFullYear()} {legalName}
      </footer>
    </div>
  );
}
