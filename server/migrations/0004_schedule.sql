-- What an employee has marked on the schedule. The key is made where the mark is made, so that a
-- mark that is sent again, after a time without connection say, counts once.
CREATE TABLE service_marks (
  key         uuid PRIMARY KEY,
  service_id  integer NOT NULL REFERENCES services ON DELETE CASCADE,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  mark        text NOT NULL CHECK (mark IN ('started', 'complete')),
  marked_at   timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX service_marks_service ON service_marks (service_id);
