import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { boardDays, isBoardDay } from 'shared-api/contract/schedule/board';
import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import { routes } from 'shared-api/contract/pages/officePaths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { TextField } from 'shared-ui/TextField';
import { Unseen } from 'shared-ui/Unseen';
import styles from './BoardPage.module.css';
import { texts } from './texts.ts';

interface WeekNavigationProps {
  week: string;
  today: string;
  onGo: (day: string) => void;
}

/** From week to week: links, so that a week can be opened beside another, and a day to go to. */
export function WeekNavigation({ week, today, onGo }: WeekNavigationProps) {
  const [picked, setPicked] = useState('');
  // What is being typed stays as it is as long as it lies in the week that is shown.
  const isShown = isBoardDay(picked) && mondayOf(picked) === week;
  return (
    <nav className={styles['weeks']} aria-label={texts.weeks}>
      <ButtonLink look="secondary" to={routes.board(daysAfter(week, -7))}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Unseen>{texts.previous}</Unseen>
      </ButtonLink>
      <ButtonLink look="secondary" to={routes.board(mondayOf(today))}>
        {texts.thisWeek}
      </ButtonLink>
      <ButtonLink look="secondary" to={routes.board(daysAfter(week, 7))}>
        <ChevronRight size={18} aria-hidden="true" />
        <Unseen>{texts.next}</Unseen>
      </ButtonLink>
      <div className={styles['goTo']}>
        <TextField
          type="date"
          label={texts.goTo}
          min={boardDays.first}
          max={boardDays.last}
          value={isShown ? picked : week}
          onChange={({ target: { value } }) => {
            setPicked(value);
            if (isBoardDay(value) && mondayOf(value) !== week) onGo(value);
          }}
        />
      </div>
    </nav>
  );
}
