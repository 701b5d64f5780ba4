-- The lesson of Maharajah and the Sepoys.

alter table lessons
    drop constraint lessons_lesson_check,
    add constraint lessons_lesson_check check (lesson in ('tafl', 'hunt', 'dablot', 'chess'));
