import { useEffect, useState } from 'react';
import { useRecordQuery, type AnyRecord } from 'shared-api/client';
import { can } from 'shared-api/contract/staff/roles';
import type { Command } from './commands.ts';
import { recentRecords, type Opened } from './recentRecords.ts';
import { recordCommand } from './records.ts';
import { useRole } from '../../useRole.ts';

/** A record that was opened before; none where it is gone, or the role may not read it. */
function useOpened(opened: Opened | undefined): AnyRecord | undefined {
  const role = useRole();
  const isRead = opened !== undefined && role !== undefined && can(role, 'read', opened.entity);
  const { currentData } = useRecordQuery(opened ?? { entity: 'clients', id: 0 }, { skip: !isRead });
  return isRead ? currentData : undefined;
}

interface RecentProps {
  /** The address that is open now, which is not offered. */
  pathNow: string;
  /** Told after each rendering, with what is known by then. */
  onFound: (commands: Command[]) => void;
}

/** Finds the records that were opened last; shows nothing itself. */
export function Recent({ pathNow, onFound }: RecentProps) {
  const [recent] = useState(() => recentRecords(pathNow));
  const records = [
    useOpened(recent[0]),
    useOpened(recent[1]),
    useOpened(recent[2]),
    useOpened(recent[3]),
    useOpened(recent[4]),
  ];
  useEffect(() =>
    onFound(
      records.flatMap((record, index) => {
        const opened = recent[index];
        return record && opened ? recordCommand(opened.entity, record) : [];
      }),
    ),
  );
  return null;
}
