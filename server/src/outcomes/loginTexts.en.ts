import type { Role } from 'shared-api/contract/staff/roles';
import { roleWords } from 'shared-api/contract/staff/roleWords';

/** What the caller’s own login and other people’s say. */
export const loginEn = {
  // The caller's own login
  loggedOut: () => 'You are logged out.',
  ownPasswordChanged: ({ othersEnded }: { othersEnded: boolean }) =>
    `You have a new password.${othersEnded ? ' All your other sessions have ended.' : ''}`,
  ownSessionEnded: () => 'The session has ended.',
  otherSessionsEnded: ({ count }: { count: number }) =>
    count === 1 ? '1 session has ended.' : `${count} sessions have ended.`,
  factorSetUp: () => 'From now on, a code is asked for when you log in.',
  factorRemoved: () => 'A password is enough now when you log in.',
  recoveryCodesMade: () => 'You have ten new recovery codes. The old ones are worth nothing now.',

  // Other people's logins
  loginMade: ({ username }: Named) => `${username} can log in now.`,
  roleChanged: ({ username, role }: Named & { role: Role }) =>
    `${username} has the role ${roleWords[role]} from now on.`,
  employeeLinked: ({ username, employee }: Named & { employee: string | null }) =>
    employee === null
      ? `${username} is linked to no employee now.`
      : `“Mine” shows ${username} the services of ${employee} from now on.`,
  personFactorReset: ({ username, wasOn, needsNew, isCommand }: FactorReset) => {
    const message = wasOn
      ? `${username} logs in with the password alone now${isCommand ? ', and is logged out everywhere' : ''}.`
      : `${username} has no second factor.`;
    return needsNew
      ? `${message} Owners need one here: it has to be set up after the next log-in.`
      : message;
  },
  loginDisabled: ({ username }: Named) => `${username} is logged out and can't log in any more.`,
  loginEnabled: ({ username }: Named) => `${username} can log in again.`,
  passwordSet: ({ username }: Named) => `${username} has a new password and has to log in with it.`,
  adminsNeedFactor: () => 'Every owner needs a second factor now.',
  adminsNeedNoFactor: () => 'Owners may do without a second factor now.',
};

export interface Named {
  username: string;
}

export interface FactorReset extends Named {
  wasOn: boolean;
  needsNew: boolean;
  /** Whether an operator did it by the command. */
  isCommand: boolean;
}
