"""Workers, which run long jobs. They know no game and no bot: a job is a function's name and bytes."""
