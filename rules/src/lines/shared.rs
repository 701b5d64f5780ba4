//! What the families on boards of points have from their positions and tables in the same way.

/// The methods of [`GameRules`](crate::kernel::GameRules) that a family with a `Position`, `State`, `Tables`, `Action`, `Illegal` and
/// `Ruleset` of its own leaves to them.
macro_rules! on_points {
    () => {
        fn presets() -> &'static [Arc<Ruleset>] {
            &RULESETS
        }

        fn read_json(&mut self, fields: &mut Fields<'_>) -> bool {
            ruleset_json::read(self, fields)
        }

        fn to_json(&self) -> Value {
            ruleset_json::write(self)
        }

        fn endings(&self) -> Endings {
            Endings {
                repetition: self.repetition,
                quiet_limit: self.quiet_limit,
                no_moves: self.no_moves,
            }
        }

        fn point(&self, bit: usize) -> Option<Point> {
            self.board.layout().point(bit)
        }

        fn bit_count(&self) -> usize {
            self.board.layout().bit_count()
        }

        fn tables<B: Bits>(&self) -> Tables<B> {
            Tables::new(self)
        }

        fn read_position(&self, text: &str) -> Result<Position, ParsePositionError> {
            position_text::read(self, text)
        }

        fn position_text(&self, position: &Position) -> String {
            position_text::write(self, position)
        }

        fn to_move(position: &Position) -> Side {
            position.to_move()
        }

        fn turned(position: &Position) -> Position {
            position.turned()
        }

        fn hash(position: &Position) -> u64 {
            position.hash()
        }

        fn state<B: Bits>(position: &Position) -> State<B> {
            position.state()
        }

        fn with<B: Bits>(position: &Position, state: &State<B>) -> Position {
            position.with(state)
        }

        fn read<B: Bits>(
            ruleset: &Ruleset,
            tables: &Tables<B>,
            state: &State<B>,
            ply: Ply,
        ) -> Result<Action<B>, Illegal> {
            ruleset.read(tables, state, ply)
        }

        #[inline]
        fn visit<B: Bits>(
            tables: &Tables<B>,
            state: &State<B>,
            visit: impl FnMut(&Path, Action<B>) -> ControlFlow<()>,
        ) -> ControlFlow<()> {
            tables.visit(state, visit)
        }

        #[inline]
        fn count<B: Bits>(tables: &Tables<B>, state: &State<B>) -> u64 {
            tables.count(state)
        }

        #[inline]
        fn can_move<B: Bits>(tables: &Tables<B>, state: &State<B>) -> bool {
            tables.can_move(state)
        }

        #[inline]
        fn after<B: Bits>(
            tables: &Tables<B>,
            state: &State<B>,
            action: Action<B>,
        ) -> (State<B>, B) {
            tables.after(state, action)
        }
    };
}

pub(crate) use on_points;
