import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { boardDays, isBoardDay } from 'shared-api/contract/schedule/board';
import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Link, useNavigate } from 'shared-ui/router';
import { TextField } from 'shared-ui/TextField';
import { Unseen } from 'shared-ui/Unseen';
import styles from './BoardPage.module.css';
import { texts } from './texts.ts';
import { boardAddress, type BoardPlace } from './useBoardPlace.ts';

interface BoardNavigationProps {
  place: BoardPlace;
  isNarrow: boolean;
}

/** From week to week or day to day: links, so that one can be opened beside another, and a day to go to. */
export function BoardNavigation({ place, isNarrow }: BoardNavigationProps) {
  const { week, day, someDay, today } = place;
  const navigate = useNavigate();
  const [picked, setPicked] = useState('');
  const isDayView = day !== undefined && !isNarrow;
  const shown = isDayView ? day : week;
  const to = (other: string): string => boardAddress(other, isDayView);
  const step = isDayView ? 1 : 7;
  const keep = (other: string): string => (isDayView ? other : mondayOf(other));
  // What is being typed stays as it is as long as it lies in what is shown.
  const isShown = isBoardDay(picked) && keep(picked) === shown;
  return (
    <>
      {!isNarrow && (
        <nav className={styles['views']} aria-label={texts.views}>
          <Link to={boardAddress(someDay, false)} aria-current={isDayView ? undefined : 'true'}>
            {texts.weekView}
          </Link>
          <Link to={boardAddress(someDay, true)} aria-current={isDayView ? 'true' : undefined}>
            {texts.dayView}
          </Link>
        </nav>
      )}
      <nav className={styles['weeks']} aria-label={isDayView ? texts.daysOf : texts.weeks}>
        <ButtonLink look="secondary" to={to(daysAfter(shown, -step))}>
          <ChevronLeft size={18} aria-hidden="true" />
          <Unseen>{isDayView ? texts.previousDay : texts.previous}</Unseen>
        </ButtonLink>
        <ButtonLink look="secondary" to={to(today)}>
          {isDayView ? texts.todayLink : texts.thisWeek}
        </ButtonLink>
        <ButtonLink look="secondary" to={to(daysAfter(shown, step))}>
          <ChevronRight size={18} aria-hidden="true" />
          <Unseen>{isDayView ? texts.nextDay : texts.next}</Unseen>
        </ButtonLink>
        <div className={styles['goTo']}>
          <TextField
            type="date"
            label={isDayView ? texts.goToDay : texts.goTo}
            min={boardDays.first}
            max={boardDays.last}
            value={isShown ? picked : shown}
            onChange={({ target: { value } }) => {
              setPicked(value);
              if (isBoardDay(value) && keep(value) !== shown) void navigate(to(value));
            }}
          />
        </div>
      </nav>
    </>
  );
}
