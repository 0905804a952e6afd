-- When employees work, and when they are on leave. No references, as for a client's notes: an employee that is deleted
-- can be put back for 30 days, with hours and leave; ids are never used again. A server of the release before knows
-- neither and leaves them alone.
CREATE TABLE employee_hours (
  employee_id integer NOT NULL,
  -- From Monday (1) to Sunday (7). An employee has seven rows, or none while the usual hours apply.
  weekday     smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  -- Both empty on a day off.
  begins      time,
  ends        time,
  PRIMARY KEY (employee_id, weekday),
  CHECK ((begins IS NULL) = (ends IS NULL) AND begins < ends)
);

CREATE TABLE employee_leave (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL,
  from_day    date NOT NULL,
  -- The last day.
  until_day   date NOT NULL CHECK (until_day >= from_day),
  word        text NOT NULL
);
CREATE INDEX employee_leave_days ON employee_leave (employee_id, until_day);
