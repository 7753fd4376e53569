"""What a function that does nothing returns, by its annotation."""

import ast

#: Names of annotations, and values that say as little as possible. The second value is tried
#: if all tests of a clause pass with the first: `0` may mean "fine", `False` "not over".
PLAIN: dict[str, list[str]] = {
    "None": ["None"],
    "bool": ["False", "True"],
    "int": ["0", "1"],
    "i64": ["0", "1"],
    "float": ["0.0", "1.0"],
    "str": ["''"],
    "bytes": ["b''"],
    "list": ["[]"],
    "Sequence": ["[]"],
    "dict": ["{}"],
    "Mapping": ["{}"],
    "set": ["set()"],
    "frozenset": ["frozenset()"],
    "Iterable": ["iter(())"],
    "Iterator": ["iter(())"],
    "Generator": ["iter(())"],
}


def neutral_values(returns: str) -> list[str]:
    """Expressions for the values to return instead; empty if there is none, and the function must raise."""
    return values_of(ast.parse(returns, mode="eval").body)


def values_of(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return neutral_values(node.value) if isinstance(node.value, str) else PLAIN["None"]
    if isinstance(node, ast.Name):
        return ["()"] if node.id == "tuple" else PLAIN.get(node.id, [])
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return tuple_of(node.slice) if node.value.id == "tuple" else PLAIN.get(node.value.id, [])
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        parts = ast.unparse(node).split(" | ")
        return PLAIN["None"] if "None" in parts else values_of(node.left)
    return []


def tuple_of(inside: ast.expr) -> list[str]:
    """An empty tuple for one of any length; otherwise a neutral value in each place."""
    parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
    if any(isinstance(part, ast.Constant) and part.value is Ellipsis for part in parts):
        return ["()"]
    values = [values_of(part) for part in parts]
    return [f"({', '.join(value[0] for value in values)},)"] if values and all(values) else []
