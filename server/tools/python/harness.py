# Runs a piece of code as a script: what it prints is collected outside, and the value of a last bare expression is printed. Gives
# "" or what went wrong, with the lines of the code alone: the interpreter's own frames help nobody.
def make_runner():
    import ast
    import linecache
    import os
    import sys
    import traceback

    filename = "<code>"
    for module in [name for name in sys.modules if name.split(".")[0] in ("js", "pyodide_js")]:
        del sys.modules[module]
    os.environ.clear()

    def run(code):
        linecache.cache[filename] = (len(code), None, code.splitlines(True), filename)
        try:
            tree = ast.parse(code, filename)
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            scope = {"__name__": "__main__"}
            exec(compile(tree, filename, "exec"), scope)
            if last is not None:
                value = eval(compile(ast.Expression(last.value), filename, "eval"), scope)
                if value is not None:
                    print(value)
            return ""
        except SystemExit as end:
            return "" if end.code in (None, 0) else f"SystemExit: {end.code}"
        except BaseException as error:
            return described(error)
        finally:
            for stream in (sys.stdout, sys.stderr):
                try:
                    stream.flush()
                except Exception:
                    pass

    def described(error):
        try:
            frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == filename]
            lines = traceback.format_list(frames) + traceback.format_exception_only(error)
            return "".join(lines).strip()
        except BaseException:
            return type(error).__name__

    return run


make_runner()
