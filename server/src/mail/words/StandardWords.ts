import type { MailKind, PartOf } from 'shared-api/contract/values/mailKinds';

/** Words for every part of every mail to clients and leads, in one language. */
export type StandardWords = { [Kind in MailKind]: Record<PartOf<Kind>, string> };
