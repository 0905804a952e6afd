import { Check, Minus } from 'lucide-react';
import { may, permissions, type Permission } from 'shared-api/contract/staff/permissions';
import { permissionWords, roleNotes } from 'shared-api/contract/staff/permissionWords';
import { roleWords } from 'shared-api/contract/staff/roleWords';
import { roles } from 'shared-api/contract/staff/roles';
import { classNames } from 'shared-ui/classNames';
import { Table, type Column } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import settings from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import styles from './Roles.module.css';

const t = texts.roles;

const columns: Column<Permission>[] = [
  { header: t.permission, cell: (permission) => permissionWords[permission] },
  ...roles.map((role) => ({
    header: roleWords[role],
    cell: (permission: Permission) => <Mark isIncluded={may(role, permission)} />,
  })),
];

/** Which role includes what: the table by which the server decides. */
export const RolesPart = () => (
  <section aria-labelledby="settings-roles">
    <h2 id="settings-roles" className={settings['heading']}>
      {texts.parts.roles}
    </h2>
    <p className={settings['intro']}>{t.intro}</p>
    <dl className={styles['roles']}>
      {roles.map((role) => (
        <div key={role}>
          <dt>{roleWords[role]}</dt>
          <dd>{roleNotes[role]}</dd>
        </div>
      ))}
    </dl>
    <div className={classNames(settings['panel'], styles['wide'])}>
      <Table
        caption={t.table}
        columns={columns}
        rows={permissions}
        rowKey={(permission) => permission}
      />
    </div>
    <dl className={styles['narrow']}>
      {permissions.map((permission) => (
        <div key={permission}>
          <dt>{permissionWords[permission]}</dt>
          <dd>
            {roles
              .filter((role) => may(role, permission))
              .map((role) => roleWords[role])
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Mark = ({ isIncluded }: { isIncluded: boolean }) =>
  isIncluded ? (
    <span className={styles['yes']}>
      <Check size={18} aria-hidden="true" />
      <Unseen>{t.yes}</Unseen>
    </span>
  ) : (
    <span className={styles['no']}>
      <Minus size={18} aria-hidden="true" />
      <Unseen>{t.no}</Unseen>
    </span>
  );
